public class Main {
  public static void main(String[] args) {
    boolean found = True;
    System.out.println(found);
  }
}
