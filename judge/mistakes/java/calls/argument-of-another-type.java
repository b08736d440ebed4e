public class Main {
  public static void main(String[] args) {
    System.out.println(Math.sqrt("9"));
  }
}
