public class Main {
  public static void main(String[] args) {
    int total;
    total += 5;
    System.out.println(total);
  }
}
