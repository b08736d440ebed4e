public class Main {
  public static void main(String[] args) {
    int n = 4;
    n == 5;
  }
}
