public class Main {
  public static void main(String[] args) {
    String s = 'hello';
    System.out.println(s);
  }
}
