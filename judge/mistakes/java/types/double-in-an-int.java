public class Main {
  public static void main(String[] args) {
    int half = 2.5;
    System.out.println(half);
  }
}
