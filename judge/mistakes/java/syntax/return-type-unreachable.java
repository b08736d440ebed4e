public class Main {
  public static void main(String[] args) {
    while (true) {
      break;
      System.out.println("never");
    }
  }
}
