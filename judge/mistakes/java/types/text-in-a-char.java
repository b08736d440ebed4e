public class Main {
  public static void main(String[] args) {
    char c = "a";
    System.out.println(c);
  }
}
