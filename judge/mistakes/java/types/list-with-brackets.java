public class Main {
  public static void main(String[] args) {
    java.util.List<Integer> values = java.util.List.of(1, 2);
    System.out.println(values[0]);
  }
}
