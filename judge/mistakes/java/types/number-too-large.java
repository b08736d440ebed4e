public class Main {
  public static void main(String[] args) {
    int big = 3000000000;
    System.out.println(big);
  }
}
