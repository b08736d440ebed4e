public class Main {
  public static void main(String[] args) {
    List<Integer> values = new ArrayList<>();
    System.out.println(values);
  }
}
