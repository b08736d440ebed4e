public class Main {
  public static void main(String[] args) {
    int[] values = {1, 2};
    System.out.println(values.size());
  }
}
