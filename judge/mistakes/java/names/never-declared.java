public class Main {
  public static void main(String[] args) {
    total = 5;
    System.out.println(total);
  }
}
