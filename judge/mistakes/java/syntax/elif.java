public class Main {
  public static void main(String[] args) {
    int n = 4;
    if (n > 4) {
      System.out.println("a");
    } elif (n > 3) {
      System.out.println("b");
    }
  }
}
