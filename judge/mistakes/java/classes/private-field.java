public class Main {
  public static void main(String[] args) {
    System.out.println(new Account().balance);
  }
}

class Account {
  private int balance = 5;
}
