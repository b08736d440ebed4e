public class Main {
  public static void main(String[] args) {
    bool found = true;
    System.out.println(found);
  }
}
