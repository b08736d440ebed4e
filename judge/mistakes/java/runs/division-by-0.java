public class Main {
  public static void main(String[] args) {
    int n = 0;
    System.out.println(5 / n);
  }
}
