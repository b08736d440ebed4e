public class Main {
  public static void main(String[] args) {
    java.util.Map<String, Integer> ages = new java.util.HashMap<>();
    ages.add("Ada", 17);
  }
}
