public class Main {
  public static void main(String[] args) {
    long big = 5;
    int n = big * 2;
    System.out.println(n);
  }
}
