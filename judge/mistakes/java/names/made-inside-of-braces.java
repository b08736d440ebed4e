public class Main {
  public static void main(String[] args) {
    if (5 > 3) {
      int inner = 5;
    }
    System.out.println(inner);
  }
}
