public class Main {
  public static void main(String[] args) {
    java.util.List<Integer> values = new java.util.ArrayList<>();
    System.out.println(values.get(0));
  }
}
