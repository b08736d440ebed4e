public class Main {
  public static void main(String[] args) {
    String a = "a";
    System.out.println(a < "b");
  }
}
