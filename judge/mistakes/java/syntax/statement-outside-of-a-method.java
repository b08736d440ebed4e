public class Main {
  System.out.println("Hello");

  public static void main(String[] args) {
  }
}
