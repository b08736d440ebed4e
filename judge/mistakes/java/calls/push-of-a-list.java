public class Main {
  public static void main(String[] args) {
    java.util.List<Integer> values = new java.util.ArrayList<>();
    values.push(5);
  }
}
