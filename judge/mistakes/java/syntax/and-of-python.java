public class Main {
  public static void main(String[] args) {
    int n = 4;
    if (n > 3 and n < 5) System.out.println("four");
  }
}
