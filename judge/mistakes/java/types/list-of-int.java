public class Main {
  public static void main(String[] args) {
    java.util.List<int> values = new java.util.ArrayList<>();
    System.out.println(values);
  }
}
