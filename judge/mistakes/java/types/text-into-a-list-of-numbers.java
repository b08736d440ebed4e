public class Main {
  public static void main(String[] args) {
    java.util.List<Integer> values = new java.util.ArrayList<>();
    values.add("five");
    System.out.println(values);
  }
}
