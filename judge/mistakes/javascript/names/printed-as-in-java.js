System.out.println('Hello')
