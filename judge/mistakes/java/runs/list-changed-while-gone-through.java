public class Main {
  public static void main(String[] args) {
    java.util.List<Integer> values = new java.util.ArrayList<>(java.util.List.of(1, 2, 3));
    for (int v : values) if (v == 1) values.remove(0);
  }
}
