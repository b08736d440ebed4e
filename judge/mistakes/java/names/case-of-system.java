public class Main {
  public static void main(String[] args) {
    system.out.println("Hello");
  }
}
