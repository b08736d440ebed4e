public class Main {
  public static void main(String[] args) {
    String word = "hello";
    System.out.println(word.length);
  }
}
