public class Main {
  public static void main(String[] args) {
    String name = None;
    System.out.println(name);
  }
}
