public class Main {
  static void twice(int n) {
    return n * 2;
  }

  public static void main(String[] args) {
    twice(4);
  }
}
