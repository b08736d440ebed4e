public class Main {
  public static void main(String[] args) {
    int count = 5;
    System.out.println(coutn);
  }
}
