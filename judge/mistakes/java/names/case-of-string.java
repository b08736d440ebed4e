public class Main {
  public static void main(String[] args) {
    string name = "Ada";
    System.out.println(name);
  }
}
