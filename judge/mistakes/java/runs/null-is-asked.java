public class Main {
  public static void main(String[] args) {
    String name = null;
    System.out.println(name.length());
  }
}
