public class Main {
  static void start() {
    System.out.println("Hello");
  }
}
