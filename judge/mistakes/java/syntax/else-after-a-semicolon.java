public class Main {
  public static void main(String[] args) {
    int n = 4;
    if (n > 3);
      System.out.println("a");
    else
      System.out.println("b");
  }
}
