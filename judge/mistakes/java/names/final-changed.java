public class Main {
  public static void main(String[] args) {
    final int count = 1;
    count = 2;
    System.out.println(count);
  }
}
