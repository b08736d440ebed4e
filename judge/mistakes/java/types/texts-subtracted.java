public class Main {
  public static void main(String[] args) {
    String s = "abc";
    System.out.println(s - "c");
  }
}
