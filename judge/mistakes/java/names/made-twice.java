public class Main {
  public static void main(String[] args) {
    int count = 1;
    int count = 2;
    System.out.println(count);
  }
}
