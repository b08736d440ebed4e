public class Main {
  public static void main(String[] args) {
    java.util.Map<String, Integer> ages = new java.util.HashMap<>();
    int age = ages.get("Ada");
    System.out.println(age);
  }
}
