public class Main {
  public static void main(String[] args) {
    int[] values = int[3];
    System.out.println(values[0]);
  }
}
