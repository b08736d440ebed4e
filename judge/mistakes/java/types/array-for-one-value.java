public class Main {
  public static void main(String[] args) {
    int[] values = {1, 2};
    int first = values;
    System.out.println(first);
  }
}
