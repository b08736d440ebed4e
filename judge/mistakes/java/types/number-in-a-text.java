public class Main {
  public static void main(String[] args) {
    String s = 5;
    System.out.println(s);
  }
}
