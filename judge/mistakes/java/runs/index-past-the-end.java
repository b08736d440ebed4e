public class Main {
  public static void main(String[] args) {
    int[] values = {1, 2, 3};
    for (int i = 0; i <= values.length; i++) System.out.println(values[i]);
  }
}
