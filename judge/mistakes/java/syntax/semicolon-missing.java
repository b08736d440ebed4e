public class Main {
  public static void main(String[] args) {
    int n = 5
    System.out.println(n);
  }
}
