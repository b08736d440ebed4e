public class Main {
  static int twice(int n) {
    System.out.println(n * 2);
  }

  public static void main(String[] args) {
    twice(4);
  }
}
