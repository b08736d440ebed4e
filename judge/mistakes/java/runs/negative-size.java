public class Main {
  public static void main(String[] args) {
    int n = -1;
    int[] values = new int[n];
    System.out.println(values.length);
  }
}
